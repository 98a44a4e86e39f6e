/** The long form proves more of the same, at a higher price: it runs in `make test-all`. */
export const isLongForm = process.env['TEST_ALL'] === 'yes';

/** All of them in the long form, and else every `step`-th from `first` on: each is proven by some of the tests that share them. */
export const provenOf = <Thing>(all: readonly Thing[], first: number, step: number): Thing[] =>
  isLongForm ? [...all] : all.filter((_, at) => at % step === first % step);
