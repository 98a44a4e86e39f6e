import { If } from '../served/template.tsx';
import { value } from '../served/value.ts';
import { anotherFile as words, fileField } from './words.ts';

/**
 * A plain form: without script the API leads to the receipt, or back here with the error. `SendServedForm` sends it in place of the
 * browser, and writes into the last part what becomes of it.
 */
export const AnotherFileForm = () => (
  <form
    action={words.path}
    method="post"
    encType="multipart/form-data"
    className="title-block mt-8 px-5 py-5"
    aria-label={words.title}
  >
    <If the="failed">
      <div role="alert" data-answer className="mb-5 border-l-[6px] border-l-bad py-1 pl-4">
        <p className="font-display text-lg font-semibold">{words.failed}</p>
        <p className="mt-1">
          <If
            the="refusal"
            otherwise={
              <If the="isTooLarge" otherwise={words.tryAgain}>
                {words.tooLarge}
              </If>
            }
          >
            {value('refusal')}
          </If>
        </p>
      </div>
    </If>
    <input type="hidden" name="token" value={value('token')} />
    <label htmlFor={fileField} className="block text-[0.9rem] font-semibold">
      {words.field}
    </label>
    <p id={`${fileField}-help`} className="text-[0.85rem] leading-snug text-ink-soft">
      {words.help}
    </p>
    <input
      id={fileField}
      name="resume"
      type="file"
      required
      accept={words.accept}
      aria-describedby={`${fileField}-help`}
      className="mt-3 block w-full border border-dashed border-ink-soft p-3 file:mr-3 file:cursor-pointer file:border file:border-ink file:bg-paper file:px-3 file:py-2 file:font-semibold file:text-ink"
    />
    <p className="mt-5">
      <button type="submit" className="button primary">
        {words.button}
      </button>
    </p>
    <div data-sending className="mt-4" />
    <p className="mt-4 text-[0.9rem] leading-snug text-ink-soft">
      {words.once} {words.write}:{' '}
      <a className="underlined" href={`mailto:${words.mail}`}>
        {words.mail}
      </a>
    </p>
  </form>
);
