import { loadChallenge } from '../../api.ts';
import type { Answer } from './post.ts';

const CHALLENGES = 2;

const isChallenged = (answer: Answer) =>
  answer.kind === 'refused' && answer.status === 403 && answer.error.code === 'challenge_required';

/** Sends, does the work that the server may ask for, and sends again with the proof of it. */
export async function postWithProof(
  post: (proof: string | null) => Promise<Answer>,
  solve: () => Promise<string | null>,
): Promise<Answer> {
  let answer = await post(null);
  for (let tries = 0; tries < CHALLENGES && isChallenged(answer); tries += 1) {
    const proof = await solve();
    if (proof === null) break;
    answer = await post(proof);
  }
  return answer;
}

/** The solver is loaded only for senders whom the server challenges. Null where it could not be loaded or could not work. */
export async function solveChallenge(signal: AbortSignal): Promise<string | null> {
  try {
    const [challenge, altcha, { deriveKey }] = await Promise.all([
      loadChallenge(signal),
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
    ]);
    const controller = new AbortController();
    signal.addEventListener('abort', () => controller.abort(), { once: true });
    const solution = await altcha.solveChallenge({ challenge, deriveKey, controller });
    return solution && btoa(JSON.stringify({ challenge, solution: plain(solution) }));
  } catch (error) {
    console.warn(error);
    return null;
  }
}

const plain = ({ counter, derivedKey }: { counter: number; derivedKey: string }) => ({ counter, derivedKey });
