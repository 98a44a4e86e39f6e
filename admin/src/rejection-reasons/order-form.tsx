import type { RejectionReason } from '@frontdoor/contract';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { useDraft } from '../form/drafts/use-draft.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { translate } from '../messages/translate.ts';
import { idsOf, labelsOf } from './reason-places.ts';
import { ReasonOrder } from './reason-order.tsx';

type Props = { reasons: readonly RejectionReason[]; close: () => void };

/** Saves the order as a whole. Where somebody else has changed it or the reasons meanwhile, the two are shown beside each other. */
export const OrderForm = ({ reasons, close }: Props) => {
  const draft = useDraft('rejection-reasons/order', reasons, (seen) => ({ order: labelsOf(seen) }));
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();
  const { seen, values } = draft;

  const submit = async () => {
    const ids = idsOf(values.order, seen);
    const saved = await run(() =>
      dataProvider.orderReasons(
        ids,
        seen.map(({ id }) => id),
      ),
    );
    if (!saved) return;
    draft.drop();
    notify(translate('rejectionReasons.order.done'));
    close();
    void fetchAgain(changes.list('rejection-reasons'));
  };
  const lookAgain = async () => {
    const latest = await run(() => dataProvider.readReasonsInUse());
    if (latest) draft.moveTo(latest);
  };

  return (
    <Form
      label={translate('rejectionReasons.order.title')}
      busy={busy}
      failure={failure}
      fields={draft}
      submit={submit}
    >
      <p className="hint">{translate('rejectionReasons.order.hint')}</p>
      <ReasonOrder saved={seen} />
      <FormAlert failure={failure} reload={() => void lookAgain()} />
      <FormButtons
        save={translate('buttons.save')}
        busy={busy}
        cancel={close}
        draft={draft}
        missing={!draft.changed && translate('form.reasons.unchanged')}
        unsaved={draft.changed}
      />
    </Form>
  );
};
