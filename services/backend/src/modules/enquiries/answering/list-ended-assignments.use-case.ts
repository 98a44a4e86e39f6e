import { countNobodysAgain, listNobodysAgain } from './answering.repository';

export { type NobodysAgain } from './answering.repository';

/** Enquiries that are open and nobody's, and were taken back from their person after a time: how many, and the newest of them. */
export { countNobodysAgain, listNobodysAgain };
