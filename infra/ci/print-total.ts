import { runners } from './runners.ts';
import { addUp } from './total.ts';

// node infra/ci/print-total.ts [runner...]: all of `make test` and these; a runner that left no counts is a failure.
const more = process.argv.slice(2);
process.exitCode = addUp(runners.filter(({ name, always }) => always || more.includes(name)).map(({ name }) => name));
