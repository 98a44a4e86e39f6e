import { limits, type Schemas } from '@frontdoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { dataProvider } from '../data/data-provider.ts';
import { reads } from '../data/reads.ts';
import { useAction } from '../data/use-action.ts';
import { useDraft } from '../form/drafts/use-draft.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { translate } from '../messages/translate.ts';
import { ShownSignature } from './shown-signature.tsx';

const valuesOf = ({ text }: Schemas['SignatureView']) => ({ text });

type Props = { of: 'own' | 'office'; signature: Schemas['SignatureView'] };

/** Changes one's own signature, or the office's. An empty text takes it away. */
export const EditSignature = ({ of, signature }: Props) => {
  const draft = useDraft(`signatures/${of}`, signature, valuesOf);
  const { busy, failure, run } = useAction();
  const client = useQueryClient();
  const notify = useNotify();
  const { seen, changed, startFrom } = draft;
  const { text } = draft.values;

  useEffect(() => {
    if (!changed && signature.version !== seen.version) startFrom(signature);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each answer; a typed text stays, and is refused when it is saved
  }, [signature.version]);

  /** What a fetch brings that began before is older. */
  const keep = async (latest: Schemas['SignaturesView']) => {
    await client.cancelQueries(reads.signatures());
    client.setQueryData(reads.signatures().queryKey, latest);
  };
  const submit = async () => {
    const saved = await run(() => dataProvider.changeSignature(of, text, seen.version));
    if (!saved) return;
    startFrom(saved[of]);
    await keep(saved);
    notify(translate('signatures.saved'));
  };
  const lookAgain = async () => {
    const latest = await run(() => dataProvider.readSignatures());
    if (!latest) return;
    draft.moveTo(latest[of]);
    await keep(latest);
  };

  return (
    <Form label={translate(`signatures.form.${of}`)} busy={busy} failure={failure} fields={draft} submit={submit}>
      <FormAlert
        failure={failure}
        reload={() => void lookAgain()}
        of={of === 'office' ? { resource: 'mail-templates', id: 'signature' } : undefined}
      />
      <TextField
        source="text"
        label={translate('signatures.text')}
        hint={translate(`signatures.hint.${of}`)}
        lines={4}
        maxLength={limits.ChangeSignatureRequest.text}
      />
      <ShownSignature text={signature.shown} />
      <FormButtons
        save={translate('buttons.save')}
        busy={busy}
        missing={!changed && translate('form.reasons.unchanged')}
        unsaved={changed}
      />
    </Form>
  );
};
