import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../local/paths.ts';

// A program in the engine's place says that all is well, and keeps a line for each container of a part. What the scripts do with real
// containers is tried in infra/ci/compose-upgrade.test.ts, compose-releases.test.ts and compose-postgres.test.ts.
const ENGINE = `#!/bin/sh
echo "$*" >>"$FOLDER/asked"
case "$*" in $FAILS) echo 'it cannot' >&2; exit 1 ;; $WAITS) touch "$FOLDER/waits"; exec sleep 60 ;; esac
case "$TAG $*" in $FAILS_OF_TAG) echo 'it cannot' >&2; exit 1 ;; esac
if [ -x "$FOLDER/answers" ]; then
  "$FOLDER/answers" "$@"
  answered=$?
  [ "$answered" = 2 ] || exit "$answered"
fi
for part; do :; done
case "$*" in
  'compose config --services') cat "$FOLDER/services" ;;
  'compose config') echo 'name: test' ;;
  'compose ps --quiet --status running '* | 'compose ps --all --quiet '*) cat "$FOLDER/parts/$part" 2>/dev/null ;;
  'compose up '*--scale*)
    wanted=$(echo "$*" | sed 's/.*--scale [a-z]*=\\([0-9]*\\).*/\\1/')
    while [ "$(grep -c . "$FOLDER/parts/$part")" -lt "$wanted" ]; do echo "$part-$(wc -l <"$FOLDER/asked")$(wc -l <"$FOLDER/parts/$part")" >>"$FOLDER/parts/$part"; done ;;
  'compose up '*) echo "$part-$(wc -l <"$FOLDER/asked")" >"$FOLDER/parts/$part" ;;
  'rm '*) for file in "$FOLDER"/parts/*; do sed -i "/^$part$/d" "$file"; done ;;
  *'.Destination "/var/lib/postgresql"'*) cat "$FOLDER/volume" ;;
  *'FROM migrations') cat "$FOLDER/migrations" ;;
  *'.RestartCount'*) echo '0 running' ;;
  *'.State.Status'*) echo 'running healthy' ;;
  *'image.version'*) cat "$FOLDER/runs" ;;
  *'image.revision'*) echo unknown ;;
  *'info --format'*) echo / ;;
  *'df -Pk'*) echo 'disk 1 1 900000000 1 /' ;;
  *'/proc/[0-9]*/cmdline'*) exit 1 ;;
  *'migration-rehearsal') echo 'The migration wrote 1 MB of WAL.' ;;
  *record-update.js*) cat >"$FOLDER/read" ;;
esac
`;
const CHANGELOG = ['10.0.0', '9.0.0', '8.0.0', '1.0.0'].map((release) => `## ${release} — 2026-11-26\n`);

export interface Outcome {
  status: number | null;
  said: string;
  at: string;
  branch: string;
}

/** A server whose engine is a program that says that all is well: a checkout with four releases, and one container of each part. */
export class StandIn {
  readonly folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  readonly checkout = join(this.folder, 'frontdoor');

  constructor(parts = ['front', 'reader', 'worker', 'api', 'web']) {
    writeFileSync(join(this.folder, 'docker'), ENGINE, { mode: 0o755 });
    writeFileSync(join(this.folder, 'services'), `${parts.join('\n')}\n`);
    writeFileSync(join(this.folder, 'asked'), '');
    mkdirSync(join(this.folder, 'parts'));
    for (const part of parts) writeFileSync(join(this.folder, 'parts', part), `${part}-of-before\n`);
    mkdirSync(join(this.checkout, 'infra'), { recursive: true });
    this.git('init', '--quiet', '--initial-branch=main');
    this.git('config', 'user.name', 'Test');
    this.git('config', 'user.email', 'test@example.com');
    writeFileSync(join(this.checkout, '.gitignore'), '.upgrade/\n');
    this.release('1.0.0');
    cpSync(join(root, 'infra/compose'), join(this.checkout, 'infra/compose'), { recursive: true });
    for (const version of ['8.0.0', '9.0.0', '10.0.0']) this.release(version);
    this.git('checkout', '--quiet', '-B', 'server', 'v8.0.0');
    this.runs('8.0.0');
  }

  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.checkout, encoding: 'utf8' }).trim();
  }

  /** What the engine says of the images that run. */
  runs(version: string): void {
    writeFileSync(join(this.folder, 'runs'), `${version}\n`);
  }

  /** The settings of a script. The engine fails at the call FAILS, or at FAILS_OF_TAG with TAG before it, and never ends at WAITS. */
  settings(more: Record<string, string> = {}): NodeJS.ProcessEnv {
    return {
      ...process.env,
      PATH: `${this.folder}${delimiter}${process.env.PATH}`,
      FOLDER: this.folder,
      IMAGES_GIGABYTES: '0',
      STEADY_FOR: '0',
      FAILS: '',
      FAILS_OF_TAG: '',
      WAITS: '',
      TAG: '',
      TO: '',
      ...more,
    };
  }

  run(script: string, more: Record<string, string> = {}): Outcome {
    const { status, stdout, stderr } = spawnSync(`infra/compose/${script}`, {
      cwd: this.checkout,
      env: this.settings(more),
      encoding: 'utf8',
    });
    const at = this.git('describe', '--tags');
    return { status, said: `${stdout}${stderr}`, at, branch: this.git('branch', '--show-current') };
  }

  /** Starts an update to 9.0.0 in a group of its own, as a terminal does, and waits for the call that the engine never ends. @returns how it ends */
  async hold(waits: string): Promise<(signal: NodeJS.Signals) => Promise<string>> {
    const child = spawn('sh', ['-c', 'exec infra/compose/upgrade.sh 2>&1'], {
      cwd: this.checkout,
      env: this.settings({ TO: '9.0.0', WAITS: waits }),
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    const said = text(child.stdout);
    const mark = join(this.folder, 'waits');
    while (!existsSync(mark)) {
      if (child.exitCode !== null) throw new Error(`It ended before: ${await said}`);
      await pause(20);
    }
    rmSync(mark);
    return (signal) => {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
      return said;
    };
  }

  /** The same, and ends it and what it has started by the signal. @returns what it has said */
  async cut(signal: NodeJS.Signals, waits: string): Promise<string> {
    const end = await this.hold(waits);
    return end(signal);
  }

  /** Runs commands with the functions of containers.sh. @returns their exit code */
  inShell(commands: string): number | null {
    const script = `. infra/compose/containers.sh\n${commands}`;
    const options = { cwd: this.checkout, env: this.settings(), input: 'typed' };
    return spawnSync('sh', ['-euc', script], options).status;
  }

  /** Has the engine ask this program first, a shell script that ends with 2 where it leaves the answer to the engine. */
  answer(script: string): void {
    writeFileSync(join(this.folder, 'answers'), `#!/bin/sh\n${script}\nexit 2\n`, { mode: 0o755 });
  }

  /** The path of a file of what the scripts keep. */
  state(name: string): string {
    mkdirSync(join(this.checkout, '.upgrade'), { recursive: true });
    return join(this.checkout, '.upgrade', name);
  }

  /** What the engine was asked, a call each. */
  asked(): string[] {
    return readFileSync(join(this.folder, 'asked'), 'utf8').trim().split('\n');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private release(version: string): void {
    const older = CHANGELOG.slice(CHANGELOG.findIndex((line) => line.includes(` ${version} `)));
    writeFileSync(join(this.checkout, 'CHANGELOG.md'), older.join('\n'));
    writeFileSync(join(this.checkout, 'package.json'), `{\n  "version": "${version}",\n  "name": "x"\n}\n`);
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', `Release ${version}`);
    this.git('tag', `v${version}`);
  }
}
