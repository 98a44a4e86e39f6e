import fc from 'fast-check';
import { isLongForm } from '../extent';
import { queueServersOf } from '../queue-servers';
import { anyCommands, begin, rest } from './commands';
import { mistakes, unmade } from './mistakes';
import { startSystem, type System } from './system';

/** `MODEL_RUNS` and `MODEL_SEED` repeat a failed run. */
const RUNS = Number(process.env['MODEL_RUNS'] ?? (isLongForm ? 300 : 6));
const SEED = Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31);
/** Fewer runs find a mistake as a rule: two on the average for the quickest, a dozen for the slowest. */
const RUNS_FOR_MISTAKE = 150;
/** Some seeds find all of them soon. The long form looks by a seed of its own. */
const MISTAKE_SEED = isLongForm || process.env['MODEL_SEED'] ? SEED : 7;

const keepsPromise = (system: System) =>
  fc.asyncProperty(anyCommands, async (commands) => {
    try {
      const promised = await begin(system);
      await fc.asyncModelRun(() => ({ model: promised, real: system }), commands);
      await rest(promised, system);
    } catch (fault) {
      // What is left of it is not for the next list.
      await system.empty();
      throw fault;
    }
  });

describe.each(queueServersOf(9))('The promise, with the queue in %s', (queue, queueUrl) => {
  const test = queueUrl === 'missing' ? it.skip : it;
  // What is found is the same on both: the long form shows that.
  const testMistakes = isLongForm || queue === 'Postgres' ? test : it.skip;
  let system: System;
  beforeAll(async () => {
    if (queueUrl !== 'missing') system = await startSystem(queueUrl);
  });
  afterAll(() => system?.stop());

  test(
    `holds in ${RUNS} random orders of steps and kills (MODEL_SEED=${SEED})`,
    async () => {
      await fc.assert(keepsPromise(system), { numRuns: RUNS, seed: SEED, endOnFailure: !isLongForm });
    },
    isLongForm ? 3_600_000 : undefined,
  );

  testMistakes.each(mistakes)(
    'is found to be broken where $name',
    async (mistake) => {
      system.make(mistake);
      try {
        const trial = { numRuns: RUNS_FOR_MISTAKE, seed: MISTAKE_SEED, endOnFailure: true };
        const { failed, numRuns, counterexample, errorInstance } = await fc.check(keepsPromise(system), trial);
        const commands = [...((counterexample?.[0] ?? []) as Iterable<unknown>)];
        const how = String((errorInstance as Error | null)?.message).slice(0, 120);
        process.stdout.write(`${mistake.name}: found by run ${numRuns}, of ${commands.length} commands: ${how}\n`);
        expect({ failed, unmade }).toEqual({ failed: true, unmade: [] });
        // A statement that Postgres refuses finds nothing, nor does a session that is over.
        expect(how).not.toMatch(/answered (?:401|403|500)/);
      } finally {
        system.make(null);
      }
    },
    900_000,
  );
});
