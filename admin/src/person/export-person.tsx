import { usePermissions } from 'react-admin';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { Part } from '../values/part.tsx';

const save = (archive: Blob) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = 'personal-data.zip';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

const ofHr =
  'One archive with the applications as files, resumes included. General administrators have one of the enquiries.';
const ofGeneral =
  'One archive with the enquiries as files. HR has one of the applications with resumes, notes and history.';

export const ExportPerson = ({ email }: { email: string }) => {
  const { permissions } = usePermissions();
  const { busy, failure, run } = useAction();
  return (
    <Part title="Export">
      <p>{permissions === 'hr' ? ofHr : ofGeneral} Both together are for handing over to the person.</p>
      <FormAlert failure={failure} text={failure?.errors['email']} />
      <p className="acts">
        <button
          type="button"
          className="button"
          disabled={busy || !email}
          onClick={() => void run(async () => save(await dataProvider.exportPerson(email)))}
        >
          {busy ? 'Collecting…' : 'Download the archive'}
        </button>
      </p>
    </Part>
  );
};
