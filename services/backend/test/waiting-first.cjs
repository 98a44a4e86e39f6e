const { default: Sequencer } = require('@jest/test-sequencer');

const waits = ({ path }) => path.includes('/test/faults/');
/** In each part of a run by turns: the tests of the whole, such as faults and the matrix of who may call what, and those without a database. */
const isInEachPart = ({ path }) => path.includes('/backend/test/') || !/\.int\.spec\.tsx?$/.test(path);

/**
 * The tests of faults first. They wait for recoveries and compute little, so that one that starts last makes the whole run wait.
 * Jest knows how long a file takes only where it has run before, and else goes by its size.
 */
module.exports = class extends Sequencer {
  async sort(tests) {
    // eslint-disable-next-line unicorn/no-array-sort -- a method of Jest's, not of an array
    const sorted = await super.sort(tests);
    return sorted.toSorted((a, b) => Number(waits(b)) - Number(waits(a)));
  }

  async shard(tests, options) {
    const others = tests.filter((test) => !isInEachPart(test));
    return [...tests.filter(isInEachPart), ...(await super.shard(others, options))];
  }
};
