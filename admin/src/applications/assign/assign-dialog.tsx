import type { Application } from '@frontdoor/contract';
import { useNotify } from 'react-admin';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { reads } from '../../data/reads.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain, useRead } from '../../data/use-read.ts';
import { SelectField } from '../../form/fields/select-field.tsx';
import { useFields } from '../../form/fields/use-fields.ts';
import { FormAlert } from '../../form/form-alert.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Form } from '../../form/form.tsx';
import { Modal } from '../../form/modal.tsx';
import { useOfferUndo } from '../../form/use-offer-undo.ts';
import { translate } from '../../messages/translate.ts';
import { offerAbout } from '../offer-about.ts';
import { useColleagueOptions } from './use-colleague-options.ts';

type Assigned = Pick<Application, 'id' | 'name' | 'assignedTo'>;

type Props = {
  records: readonly Assigned[];
  close: () => void;
  /** Called instead of `close` once they are assigned. */
  done?: () => void;
};

/** Gives applications to a colleague, or to nobody. */
export const AssignDialog = ({ records, close, done = close }: Props) => {
  const { data: colleagues = [] } = useRead(reads.colleagues());
  const options = useColleagueOptions();
  const [first, ...others] = records;
  const isOne = first !== undefined && others.length === 0;
  const fields = useFields({ to: (isOne && first.assignedTo?.active && first.assignedTo.id) || '' });
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const offerUndo = useOfferUndo();
  const notify = useNotify();

  const nameOf = (id: string) => colleagues.find((colleague) => colleague.id === id)?.name ?? '';
  const assign = async ({ to }: { to: string }) => {
    const ids = records.map(({ id }) => id);
    const assigned = await run(() => dataProvider.assignApplications({ ids, to: to || null }));
    if (!assigned) return;
    const changed = records.filter(({ assignedTo }) => (assignedTo?.id ?? '') !== to);
    const offer = { kind: 'assignment', deed: nameOf(to), mails: 0, mailsLeaveAt: null } as const;
    if (!offerUndo(assigned.undo, { ...offer, ...offerAbout(changed) }))
      notify(translate('assign.done', { count: assigned.assigned }));
    await fetchAgain(changes.assign(ids));
    done();
  };

  const heading = isOne
    ? translate('assign.one', { name: first.name })
    : translate('assign.many', { count: records.length });
  return (
    <Modal title={heading} cancel={close}>
      <Form label={heading} fields={fields} busy={busy} failure={failure} submit={() => assign(fields.values)}>
        <FormAlert failure={failure} />
        <SelectField source="to" label={translate('assign.to')} options={options} />
        <FormButtons save={translate('assign.assign')} busy={busy} cancel={close} />
      </Form>
    </Modal>
  );
};
