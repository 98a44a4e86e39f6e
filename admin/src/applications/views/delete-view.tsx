import { useNotify } from 'react-admin';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { Confirm } from '../../form/confirm.tsx';
import { translate } from '../../messages/translate.ts';
import { useFetchViews } from './use-views.ts';
import type { View } from './view-list.ts';

type Props = { view: View; cancel: () => void; close: () => void };

export const DeleteView = ({ view, cancel, close }: Props) => {
  const { busy, failure, run } = useAction();
  const fetchViews = useFetchViews();
  const notify = useNotify();
  const remove = async () => {
    const isGone = await run(async () => {
      await dataProvider.deleteView(view.id, view.version);
      return true;
    });
    if (!isGone) return;
    await fetchViews();
    notify(translate('views.deleted', { name: view.name }));
    close();
  };
  return (
    <Confirm
      title={translate('views.deleteQuestion', { name: view.name })}
      confirm={translate('buttons.delete')}
      busy={busy}
      failure={failure}
      act={() => void remove()}
      cancel={cancel}
    >
      <p>{translate(view.shared ? 'views.deleteShared' : 'views.deleteOwn')}</p>
    </Confirm>
  );
};
