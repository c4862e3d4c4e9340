#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: check-style.sh ROOT
# Each .c file is as clang-format would write it. Headers are aligned by hand.
cd "$1" || exit 1
# Other versions disagree about details; 14 is that of Debian 12.
if ! clang-format --version 2>/dev/null | grep -q ' version 14\.'; then
  echo '1..0 # SKIP clang-format 14 is not installed'
  exit 0
fi

mapfile -t files < <(find src tests -name '*.c' | sort)
complaints=$(printf '%s\0' "${files[@]}" | xargs -0 clang-format --dry-run --Werror 2>&1)
outcome=$?
echo "1..${#files[@]}"
number=0
status=0
for file in "${files[@]}"; do
  number=$((number + 1))
  if [[ $'\n'$complaints != *$'\n'"$file:"* ]]; then
    echo "ok $number /style/$file"
  else
    grep -A 2 -F "$file:" <<< "$complaints" | sed 's/^/# /' | head -n 6
    echo "not ok $number /style/$file: run ./dev format"
    status=1
  fi
done
if [[ $outcome -ne 0 && $status -eq 0 ]]; then
  sed 's/^/# /' <<< "$complaints"
  status=1
fi
exit "$status"
