import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { TextField } from '../../form/fields/text-field.tsx';
import { translate } from '../../messages/translate.ts';

/** False for somebody who logs in by the identity provider alone. True until the answer is there: most people have one. */
export const useHasPassword = (): boolean => {
  const { data: identity } = useRead(reads.ownIdentity());
  return identity?.hasPassword !== false;
};

/** Asks for the password that the reader has now, as the field `password` of a form. */
export const OwnPasswordField = ({ label = translate('fields.password') }: { label?: string }) => (
  <TextField label={label} type="password" autoComplete="current-password" source="password" />
);
