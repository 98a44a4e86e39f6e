import { existsSync } from 'node:fs';

/** A step of `make check`: an npm script of the root, and what is true when it passes. */
export interface Step {
  name: string;
  proves: string;
  /** The script and its arguments. */
  script: string[];
  /** The arguments that make it look at everything. */
  whole?: string[];
  /** The files that it can look at alone, given as arguments in place of `whole`. */
  alone?: RegExp;
  /** The files that its result comes from, where these are not all. */
  from?: RegExp;
}

const code = /\.[cm]?[jt]sx?$/;
const codeAndData = /\.([cm]?[jt]sx?|json|css)$/;
const ofTheContract = /^(services\/backend\/src|contract|docs\/(api\.md|write-error-list\.ts)|\.spectral\.yaml)/;
/** A change of these concerns every file. */
const settingsOfTools =
  /(^|\/)(package(-lock)?\.json|tsconfig[\w.]*\.json|knip\.json|\.editorconfig|\.(oxlintrc|prettier\w+|gitignore|dependency-cruiser)[\w.]*)$/;

/** Writes the contract, which the other steps read. */
export const atFirst: Step[] = [
  {
    name: 'contract',
    proves: 'the contract in the working tree is the one that the API gives',
    script: ['check:contract'],
    from: ofTheContract,
  },
  { name: 'settings', proves: 'the settings agree with their list', script: ['check:settings'] },
];

/** They write nothing that another one reads. The longest are first, so that none of them runs alone at the end. */
export const sideBySide: Step[] = [
  { name: 'types', proves: 'every workspace compiles', script: ['check:types'], from: codeAndData },
  { name: 'format', proves: 'every file is formatted', script: ['format', '--check'], whole: ['.'], alone: /./ },
  { name: 'lint', proves: 'the linter finds nothing', script: ['lint'], alone: code },
  { name: 'unused', proves: 'nothing lies about unused', script: ['check:unused'], from: codeAndData },
  { name: 'imports', proves: 'imports run one way', script: ['check:imports'], from: code },
  { name: 'api', proves: 'the description of the API is complete', script: ['check:api'], from: ofTheContract },
  { name: 'docs', proves: 'the documents name what exists', script: ['check:docs'] },
];

export interface Command {
  name: string;
  file: string;
  args: string[];
}

/** How to run a step: over everything, or over the files that changed. Undefined when none of them concerns it. */
export function commandOf(step: Step, files?: string[], exists = existsSync): Command | undefined {
  const [script = '', ...args] = step.script;
  const run = (more: string[] = []) => ({
    name: step.name,
    file: 'npm',
    args: ['run', '--silent', script, '--', ...args, ...more],
  });
  if (!files || files.some((file) => settingsOfTools.test(file))) return run(step.whole);
  const alone = step.alone && files.filter((file) => step.alone?.test(file) && exists(file));
  if (alone) return alone.length > 0 ? run(alone) : undefined;
  return !step.from || files.some((file) => step.from?.test(file)) ? run(step.whole) : undefined;
}
