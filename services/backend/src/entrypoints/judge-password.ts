import { writeSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import { isEasyToGuess } from '../modules/staff/password/is-easy-to-guess';
import { encodeFrame } from '../platform/child/frame';

/** A process for one password, which comes by stdin with words about its owner. It is started by `findPasswordFault`. */
void json(process.stdin).then((request) => {
  const { password, words } = request as { password: string; words: string[] };
  writeSync(3, encodeFrame({ isEasy: isEasyToGuess(password, words) }));
});
