import { formatMoment } from '../../../platform/wall-clock';
import { askReasons } from '../resumes.facts';
import { type LinkedAsk, linkStates } from './find-ask-by-link.use-case';

/** The codes of refusals whose words are about the file. */
const toldByFile = ['unsupported_file_type', 'validation_failed'];

const flagsOf = (names: readonly string[], one: string) =>
  Object.fromEntries(names.map((name) => [name, name === one]));

/** `failed` is the code of the refusal that led back to the page, empty without one. */
type PageOptions = { token: string; failed: string; timeZone: string };

/** All values that the template of the page asks for. */
export const anotherFileValues = ({ ask, state }: LinkedAsk, { token, failed, timeZone }: PageOptions) => ({
  token,
  is: flagsOf([...linkStates, 'away'], state),
  reason: flagsOf(askReasons, ask?.reason ?? ''),
  position: ask?.position ?? '',
  reference: ask?.reference ?? '',
  until: ask ? formatMoment(ask.expiresAt, timeZone) : '',
  failed: Boolean(failed),
  isTooLarge: failed === 'file_too_large',
  refusal: toldByFile.includes(failed) ? (ask?.refusal ?? '') : '',
});
