import { useGetOne } from 'react-admin';
import { LoadFailure } from '../grid/load-failure.tsx';
import { retry } from '../data/retry.ts';
import { Page } from '../layout/page.tsx';
import { translate } from '../messages/translate.ts';
import { EditFormSettings } from './edit-form-settings.tsx';
import type { FormSettings } from './form-settings.ts';

export const FormSettingsPage = () => {
  const { data, error, refetch } = useGetOne<FormSettings>('form-settings', { id: 'current' }, { retry });
  return (
    <Page heading={translate('formSettings.heading')}>
      {data && <EditFormSettings settings={data} />}
      {!data && error && <LoadFailure text={translate('formSettings.notLoaded')} retry={() => void refetch()} />}
      {!data && !error && <p className="soft">{translate('values.loading')}</p>}
    </Page>
  );
};
