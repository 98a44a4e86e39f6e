import { HttpError, usePermissions } from 'react-admin';
import { toHttpError } from '../data/api-error.ts';
import { confirmed } from '../data/confirmed.ts';
import { useAction } from '../data/use-action.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { Part } from '../values/part.tsx';
import { translate } from '../messages/translate.ts';

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

export const ExportPerson = ({ email }: { email: string }) => {
  const { permissions } = usePermissions();
  const { busy, failure, run } = useAction();
  return (
    <Part title={translate('person.export.heading')}>
      <p>
        {translate(permissions === 'hr' ? 'person.export.ofHr' : 'person.export.ofGeneral')}{' '}
        {translate('person.export.bothTogether')}
      </p>
      <FormAlert failure={failure} text={failure?.errors['email']} />
      <p className="acts">
        <button
          type="button"
          className="button"
          disabled={busy || !email}
          onClick={() => void run(async () => save(await confirmed(() => fetchArchive(email))))}
        >
          {busy ? translate('person.export.collecting') : translate('person.export.download')}
        </button>
      </p>
    </Part>
  );
};
