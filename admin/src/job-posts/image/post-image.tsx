import { limits } from '@frontdoor/contract';
import { type ChangeEvent, useId, useState } from 'react';
import { useWatch, useFormContext } from 'react-hook-form';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { TextField } from '../../form/fields/text-field.tsx';
import { translate } from '../../messages/translate.ts';
import './post-image.css';

const KINDS = 'image/png,image/jpeg,image/webp';
const MOST_BYTES = 10 * 1024 * 1024;

/** The picture of a post: sent from this machine, or named by an address; seen at once where it is one of this site. */
export const PostImage = () => {
  const { setValue } = useFormContext<{ image: string }>();
  const image = useWatch<{ image: string }>({ name: 'image' }) ?? '';
  const { busy, failure, run, forget } = useAction();
  const [fault, setFault] = useState<string>();
  const id = useId();
  const take = (path: string) => setValue('image', path, { shouldDirty: true, shouldValidate: true });
  const why = fault ?? failure?.errors['image'] ?? failure?.text;

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    forget();
    setFault(file.size > MOST_BYTES ? translate('jobPosts.image.tooLarge') : undefined);
    if (file.size <= MOST_BYTES) {
      const sent = await run(() => dataProvider.uploadJobPostImage(file));
      if (sent) take(sent.image);
    }
    // So that the same file can be chosen once more.
    target.value = '';
  };

  return (
    <div className="post-image">
      <div className="field" data-invalid={why ? true : undefined}>
        <label htmlFor={id} className="mono">
          {translate('jobPosts.image.choose')}
        </label>
        <p id={`${id}-hint`} className="hint">
          {translate('jobPosts.image.hint')}
        </p>
        <input
          id={id}
          type="file"
          accept={KINDS}
          disabled={busy}
          aria-describedby={why ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={why ? true : undefined}
          onChange={(event) => void choose(event)}
        />
        <p role="status" className="soft">
          {busy && translate('jobPosts.image.sending')}
        </p>
        {why && (
          <p id={`${id}-error`} className="error" role="alert">
            {why}
          </p>
        )}
      </div>
      {image.startsWith('/') && (
        <div className="shown-image">
          <img src={image} alt={translate('jobPosts.image.shown')} />
          <button type="button" className="button" disabled={busy} onClick={() => take('')}>
            {translate('jobPosts.image.takeAway')}
          </button>
        </div>
      )}
      <TextField
        source="image"
        label={translate('jobPosts.form.image')}
        hint={translate('jobPosts.form.imageHint')}
        maxLength={limits.SaveJobPostRequest.image}
      />
      <TextField
        source="imageAlt"
        label={translate('jobPosts.image.alt')}
        hint={translate('jobPosts.image.altHint')}
        maxLength={limits.SaveJobPostRequest.imageAlt}
      />
    </div>
  );
};
