# SPDX-License-Identifier: GPL-3.0-or-later
"""TAP for our Python scripts: a list of named checks, run in order."""
import importlib.util
import sys
import traceback


def load(path):
    """Imports a script whose name is no Python name, such as check-layers.py."""
    spec = importlib.util.spec_from_file_location(path.stem.replace('-', '_'), path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def comment(text):
    for line in str(text).splitlines():
        print(f'# {line}', flush=True)


def run(cases):
    """Runs (name, function) pairs. A function fails by raising, or by returning a list of faults."""
    print(f'1..{len(cases)}', flush=True)
    failed = 0
    for number, (name, function) in enumerate(cases, 1):
        try:
            faults = function() or []
        except Exception:
            faults = [traceback.format_exc()]
        for fault in faults:
            comment(fault)
        failed += bool(faults)
        print(f'{"not ok" if faults else "ok"} {number} {name}', flush=True)
    sys.exit(1 if failed else 0)
