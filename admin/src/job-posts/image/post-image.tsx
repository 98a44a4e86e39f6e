import { limits } from '@frontdoor/contract';
import { type ChangeEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { useWatch, useFormContext } from 'react-hook-form';
import { dataProvider } from '../../data/data-provider.ts';
import type { useAction } from '../../data/use-action.ts';
import { unavailable } from '../../form/buttons/unavailable.ts';
import { TextField } from '../../form/fields/text-field.tsx';
import { translate } from '../../messages/translate.ts';
import './post-image.css';

const KINDS = 'image/png,image/jpeg,image/webp';
const MOST_BYTES = 10 * 1024 * 1024;

/** While it is busy, the form must not be saved: the picture would be missing. */
export type PictureSending = ReturnType<typeof useAction>;

/** The picture of a post: sent from this machine, or named by an address; seen at once where it is one of this site. */
export const PostImage = ({ sending }: { sending: PictureSending }) => {
  const { getValues, setValue } = useFormContext<{ image: string; imageAlt: string }>();
  const image = useWatch<{ image: string }>({ name: 'image' }) ?? '';
  const { busy, failure, run, forget } = sending;
  const chooser = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const id = useId();
  /** @param words about the former picture; those that were typed since are about the new one */
  const take = (path: string, words: string) => {
    const former = getValues('image');
    setValue('image', path, { shouldDirty: true, shouldValidate: true });
    if (former && former !== path && getValues('imageAlt') === words)
      setValue('imageAlt', '', { shouldDirty: true, shouldValidate: true });
  };
  const why = fault ?? failure?.errors['image'] ?? failure?.text;

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file && !busy) {
      forget();
      setFault(file.size > MOST_BYTES ? translate('jobPosts.image.tooLarge') : undefined);
    }
    if (file && !busy && file.size <= MOST_BYTES) {
      const words = getValues('imageAlt');
      const sent = await run(() => dataProvider.uploadJobPostImage(file));
      if (sent) take(sent.image, words);
    }
    // So that the same file can be chosen once more.
    target.value = '';
  };

  // Unlike `disabled`, this leaves the focus where it is.
  const held = busy && { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() };

  return (
    <div className={image ? 'post-image filled' : 'post-image'}>
      <div className="field" data-invalid={why ? true : undefined}>
        <label htmlFor={id} className="mono">
          {translate('jobPosts.image.choose')}
        </label>
        <p id={`${id}-hint`} className="hint">
          {translate('jobPosts.image.hint')}
        </p>
        <input
          ref={chooser}
          id={id}
          type="file"
          accept={KINDS}
          {...held}
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
          <button
            type="button"
            className="button"
            onClick={() => {
              take('', getValues('imageAlt'));
              chooser.current?.focus();
            }}
            {...unavailable(busy && translate('jobPosts.image.sending'))}
          >
            {translate('jobPosts.image.remove')}
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
