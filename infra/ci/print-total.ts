import { choose, runners } from './runners.ts';
import { addUp } from './total.ts';

// node infra/ci/print-total.ts [runner...]: all of `make test`, or of its long form, and these; a runner that left no counts is a failure.
const more = process.argv.slice(2);
const { chosen } = choose({ isLongForm: process.env.TEST_ALL === 'yes', later: process.env.TEST_LATER?.split(' ') });
process.exitCode = addUp(
  runners.filter((runner) => chosen.includes(runner) || more.includes(runner.name)).map(({ name }) => name),
);
