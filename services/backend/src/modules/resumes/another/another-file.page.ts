import type { Shells } from '../../../platform/pages/shells';
import { formatMoment } from '../../../platform/wall-clock';
import { LinkUnknown } from '../resumes.errors';
import { askReasons } from '../resumes.facts';
import { type LinkedAsk, linkStates } from './find-ask-by-link.use-case';

/** The codes of refusals whose words are about the file. */
const toldByFile = ['unsupported_file_type', 'validation_failed'];

const flagsOf = (names: readonly string[], one: string) =>
  Object.fromEntries(names.map((name) => [name, name === one]));

const statuses: Record<LinkedAsk['state'], number> = {
  open: 200,
  answered: 410,
  expired: 410,
  closed: 410,
  unknown: 404,
};

/** `failed` is the code of the refusal that led back to the page, empty without one. */
type PageOptions = { token: string; failed: string; timeZone: string };

/** All values that the template of the page asks for. */
const anotherFileValues = ({ ask, state }: LinkedAsk, { token, failed, timeZone }: PageOptions) => ({
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

/**
 * The page behind a link, with the status that tells programs whether it takes a file.
 * @throws Unavailable while the site cannot be reached, LinkUnknown for an unknown link then
 */
export async function fillAnotherFilePage(shells: Shells, linked: LinkedAsk, options: PageOptions) {
  const shell = await shells.template('/shells/another-file.hbs').catch((error: unknown) => {
    throw linked.state === 'unknown' ? new LinkUnknown() : error;
  });
  return { status: statuses[linked.state], bytes: shell.value(anotherFileValues(linked, options)) };
}
