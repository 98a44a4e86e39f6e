import { limits, type Schemas } from '@frontdoor/contract';
import { useQueryClient } from '@tanstack/react-query';
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
  const { text } = fields.values;

  const submit = async () => {
    const saved = await run(() => dataProvider.changeSignature(of, text));
    if (!saved) return;
    fields.form.reset({ text: saved[of].text });
    client.setQueryData(reads.signatures().queryKey, saved);
    notify(translate('signatures.saved'));
  };

  return (
    <Form
      label={translate(`signatures.form.${of}`)}
      className="signature"
      busy={busy}
      failure={failure}
      fields={fields}
      submit={submit}
    >
      <FormAlert failure={failure} />
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
        missing={text === signature.text && translate('form.reasons.unchanged')}
      />
    </Form>
  );
};
