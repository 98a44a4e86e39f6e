import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * For tests, in the place of `mc` the few words of it that a backup says, which is no program of this repository: first of all on the path of
 * this process. With a file `listed-before` in the folder, it lists what that says.
 */
export function putFakeMc(folder: string): void {
  const script = `#!/bin/sh
word=$1; shift; [ "$1" != --quiet ] || shift
for last; do :; done
case $word in
  ls) [ ! -e ${folder}/listed-before ] || exec cat ${folder}/listed-before; cd "$last" && find . -type f -printf '{"status":"success","type":"file","key":"%P","size":%s}\\n' ;;
  cat) cat -- "$@" ;;
  pipe) cat > "$last" ;;
  rm) rm "$last" ;;
  mirror)
    for from; do [ "$from" = "$last" ] || before=$from; done
    # As the real one: a file that is longer at its end than at its beginning is refused.
    long() { find "$before" -type f -exec cat {} + | wc -c; }
    was=$(long); sleep 0.05; [ "$was" = "$(long)" ] || { echo 'Received excess data on input reader.' >&2; exit 1; }
    cp -R "$before/." "$last" ;;
esac
`;
  writeFileSync(join(folder, 'mc'), script);
  chmodSync(join(folder, 'mc'), 0o755);
  process.env.PATH = `${folder}:${process.env.PATH}`;
}
