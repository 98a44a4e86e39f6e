import { SelectField } from '../../form/fields/select-field.tsx';
import { useFields } from '../../form/fields/use-fields.ts';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Form } from '../../form/form.tsx';
import { translate } from '../../messages/translate.ts';
import { useColleagueOptions } from '../assign/use-colleague-options.ts';
import type { Matching } from './use-matching.ts';

type Props = { matching: Matching; close: () => void };

export const AssignMatching = ({ matching: { count, busy, act }, close }: Props) => {
  const fields = useFields({ to: '' });
  const options = useColleagueOptions();
  return (
    <Form
      label={translate('assign.many', { count })}
      className="sheet"
      busy={busy}
      fields={fields}
      submit={() => act({ assign: fields.values.to || 'nobody' })}
    >
      <SelectField source="to" label={translate('assign.to')} options={options} />
      <FormButtons save={translate('assign.assign')} busy={busy} cancel={close} />
    </Form>
  );
};
