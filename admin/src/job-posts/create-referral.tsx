import { useState } from 'react';
import { send } from '../data/request.ts';
import { useAction } from '../data/use-action.ts';
import { useReadAgain } from '../data/use-read.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from '../form/text-field.tsx';
import { referrals } from './referral-addresses.ts';

export const CreateReferral = ({ postId }: { postId: string }) => {
  const [name, setName] = useState('');
  const { busy, failure, run } = useAction();
  const readAgain = useReadAgain();

  const submit = async () => {
    if (!name.trim()) return;
    if (!(await run(() => send<object>('POST', referrals, { jobPost: postId, name: name.trim() })))) return;
    setName('');
    await readAgain(referrals);
  };
  return (
    <Form label="Create a referral link" busy={busy} submit={() => void submit()}>
      <FormAlert failure={failure} />
      <TextField
        label="Colleague"
        hint="Applications that come by the link count for this name."
        maxLength={120}
        value={name}
        change={setName}
        error={failure?.errors['name']}
      />
      <FormButtons save="Create a link" busy={busy} disabled={!name.trim()} />
    </Form>
  );
};
