import { HttpError, usePermissions } from 'react-admin';
import { toHttpError } from '../data/api-error.ts';
import { confirmed } from '../data/confirmed.ts';
import { useAction } from '../data/use-action.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { Part } from '../values/part.tsx';

/** The address travels in a body, because logs keep addresses of pages. @throws HttpError */
const fetchArchive = async (email: string): Promise<Blob> => {
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/zip, application/json',
  };
  const options = {
    method: 'POST',
    headers,
    body: JSON.stringify({ email }),
    credentials: 'same-origin',
  } as const;
  const answer = await fetch('/api/admin/exports', options).catch((error: unknown) => {
    throw toHttpError(error);
  });
  if (answer.ok) return answer.blob();
  const body: unknown = await answer.json().catch(() => null);
  throw toHttpError(new HttpError('', answer.status, body));
};

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
          onClick={() => void run(async () => save(await confirmed(() => fetchArchive(email))))}
        >
          {busy ? 'Collecting…' : 'Download the archive'}
        </button>
      </p>
    </Part>
  );
};
