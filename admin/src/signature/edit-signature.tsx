import { limits, type Schemas } from '@frontdoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { dataProvider } from '../data/data-provider.ts';
import { reads } from '../data/reads.ts';
import { useAction } from '../data/use-action.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { useFields } from '../form/fields/use-fields.ts';
import { translate } from '../messages/translate.ts';
import { ShownSignature } from './shown-signature.tsx';

type Props = { of: 'own' | 'office'; signature: Schemas['SignatureView'] };

/** Changes one's own signature, or the office's. An empty text takes it away. */
export const EditSignature = ({ of, signature }: Props) => {
  const fields = useFields({ text: signature.text });
  const { busy, failure, run } = useAction();
  const client = useQueryClient();
  const notify = useNotify();
  const [seen, setSeen] = useState(signature);
  const { text } = fields.values;
  const isTyped = text !== seen.text;

  const startFrom = (latest: Props['signature']) => {
    setSeen(latest);
    fields.form.reset({ text: latest.text });
  };
  useEffect(() => {
    if (!isTyped && signature.version !== seen.version) startFrom(signature);
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
    setSeen(latest[of]);
    await keep(latest);
  };

  return (
    <Form label={translate(`signatures.form.${of}`)} busy={busy} failure={failure} fields={fields} submit={submit}>
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
        missing={!isTyped && translate('form.reasons.unchanged')}
        unsaved={isTyped}
      />
    </Form>
  );
};
