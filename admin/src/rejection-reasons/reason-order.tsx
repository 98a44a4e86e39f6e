import type { RejectionReason } from '@frontdoor/contract';
import { SavedMeanwhile } from '../form/fields/both-values.tsx';
import { useField } from '../form/fields/fields.tsx';
import { OptionRows } from '../form-settings/option-rows.tsx';
import { translate } from '../messages/translate.ts';
import { labelsOf, orderNow } from './reason-places.ts';

/** The reasons that can be given, to be put into an order by dragging or by buttons. */
export const ReasonOrder = ({ saved }: { saved: readonly RejectionReason[] }) => {
  const { field, notes } = useField({ source: 'order' });
  const list = translate('rejectionReasons.order.list');
  return (
    <>
      <OptionRows
        list="rejection-reasons"
        label={list}
        options={orderNow(field.value as string[], saved)}
        saved={labelsOf(saved)}
        change={field.onChange}
      />
      <SavedMeanwhile label={list} notes={notes} />
    </>
  );
};
