import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { Part } from '../values/part.tsx';
import { translate } from '../messages/translate.ts';
import { unavailable } from '../form/buttons/unavailable.ts';
import { useRole } from '../session/role.ts';

const save = (archive: Blob) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = 'personal-data.zip';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

export const ExportPerson = ({ email }: { email: string }) => {
  const role = useRole();
  const { busy, failure, run } = useAction();
  return (
    <Part title={translate('person.export.heading')}>
      <p>
        {translate(role === 'hr' ? 'person.export.ofHr' : 'person.export.ofGeneral')}{' '}
        {translate('person.export.bothTogether')}
      </p>
      <FormAlert failure={failure} text={failure?.errors['email']} />
      <p className="acts">
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() => void run(async () => save(await dataProvider.exportPerson(email)))}
          {...unavailable(!email && translate('form.reasons.emailFirst'))}
        >
          {busy ? translate('person.export.collecting') : translate('person.export.download')}
        </button>
      </p>
    </Part>
  );
};
