import { useGetOne } from 'react-admin';
import { LoadFailure } from '../grid/load-failure.tsx';
import { retry } from '../data/retry.ts';
import { Page } from '../layout/page.tsx';
import { EditFormSettings } from './edit-form-settings.tsx';
import type { FormSettings } from './form-settings.ts';

export const FormSettingsPage = () => {
  const { data, error, refetch } = useGetOne<FormSettings>('form-settings', { id: 'current' }, { retry });
  return (
    <Page heading="Edit Form Settings">
      {data && <EditFormSettings settings={data} />}
      {!data && error && <LoadFailure text="The form settings could not be loaded." retry={() => void refetch()} />}
      {!data && !error && <p className="soft">Loading…</p>}
    </Page>
  );
};
