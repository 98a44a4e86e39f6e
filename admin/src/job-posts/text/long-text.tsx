import { limits } from '@frontdoor/contract';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { TextField } from '../../form/fields/text-field.tsx';
import { translate } from '../../messages/translate.ts';
import { Rendering } from './rendering.tsx';

/** So long after the last key the text is rendered anew. */
const PAUSE_MS = 300;

const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};

/** The long text in Markdown, and beside it what visitors will read; below it on a narrow screen. */
export const LongText = () => {
  const text = usePaused(useWatch<{ description: string }>({ name: 'description' }) ?? '');
  const { data: nodes, error } = useRead(reads.renderedPostText(text), text.trim() !== '');
  return (
    <fieldset className="group">
      <legend>{translate('jobPosts.form.groups.text')}</legend>
      <div className="post-text">
        <TextField
          source="description"
          label={translate('jobPosts.form.longText')}
          hint={translate('jobPosts.form.longTextHint')}
          lines={14}
          maxLength={limits.SaveJobPostRequest.description}
        />
        <section className="field" aria-label={translate('jobPosts.form.rendering')}>
          <p className="mono soft">{translate('jobPosts.form.rendering')}</p>
          <p className="hint">{translate('jobPosts.form.renderingHint')}</p>
          <div className="rendering job-description">
            {text.trim() === '' && <p className="soft">{translate('jobPosts.form.nothingToRender')}</p>}
            {text.trim() !== '' && error && <p className="error">{translate('jobPosts.form.notRendered')}</p>}
            {text.trim() !== '' && !error && nodes && <Rendering nodes={nodes} />}
          </div>
        </section>
      </div>
    </fieldset>
  );
};
