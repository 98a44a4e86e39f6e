import { limits } from '@frontdoor/contract';
import type { ReactNode } from 'react';
import { SelectField } from '../form/fields/select-field.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { zoneText } from '../values/times/zone.ts';
import { optionsOf, translate } from '../messages/translate.ts';
import { employmentTypes, existingVacancies, workplaces } from './post-choices.ts';
import { type PictureSending, PostImage } from './image/post-image.tsx';
import { SalaryFields } from './salary-fields.tsx';
import { LongText } from './text/long-text.tsx';
import './post-form.css';

const zone = () => translate('jobPosts.form.companyTime', { zone: zoneText() });

type GroupProps = { name: 'card' | 'publication' | 'work'; children: ReactNode };

const Group = ({ name, children }: GroupProps) => (
  <fieldset className="group">
    <legend>{translate(`jobPosts.form.groups.${name}`)}</legend>
    {children}
  </fieldset>
);

type Props = {
  picture: PictureSending;
  /** The address that stays, of a post that was published. */
  fixedSlug?: string | undefined;
  /** Below the state. */
  children?: ReactNode;
};

export const PostFields = ({ picture, fixedSlug, children }: Props) => (
  <>
    <div className="post-groups">
      <div className="post-column">
        <Group name="card">
          <TextField
            source="title"
            label={translate('fields.title')}
            required
            maxLength={limits.SaveJobPostRequest.title}
          />
          <TextField
            source="para"
            label={translate('jobPosts.form.description')}
            hint={translate('jobPosts.form.descriptionHint')}
            required
            lines={3}
            maxLength={limits.SaveJobPostRequest.para}
          />
          <TextField
            source="location"
            label={translate('jobPosts.location')}
            hint={translate('jobPosts.form.locationHint')}
            required
            maxLength={limits.SaveJobPostRequest.location}
          />
          <PostImage sending={picture} />
        </Group>
        <Group name="work">
          <div className="pair">
            <SelectField
              source="employmentType"
              label={translate('jobPosts.form.employment')}
              options={employmentTypes()}
            />
            <SelectField source="workplace" label={translate('jobPosts.form.workplace')} options={workplaces()} />
          </div>
          <div className="pair">
            <TextField
              source="experience"
              label={translate('jobPosts.form.experience')}
              maxLength={limits.SaveJobPostRequest.experience}
            />
            <TextField source="daysOnSite" label={translate('jobPosts.form.daysOnSite')} type="number" min={0} />
          </div>
          <SalaryFields />
          <SelectField
            source="existingVacancy"
            label={translate('jobPosts.form.existingVacancy')}
            hint={translate('jobPosts.form.noScreening')}
            options={existingVacancies()}
          />
        </Group>
      </div>
      <Group name="publication">
        <SelectField
          source="state"
          label={translate('fields.state')}
          hint={translate('jobPosts.form.stateHint')}
          options={optionsOf('jobPosts.choices.state')}
        />
        {children}
        {fixedSlug === undefined ? (
          <TextField
            source="slug"
            label={translate('jobPosts.form.slug')}
            hint={translate('jobPosts.form.slugHint')}
            maxLength={limits.SaveJobPostRequest.slug}
          />
        ) : (
          <p className="hint">{translate('jobPosts.form.slugFixed', { slug: fixedSlug })}</p>
        )}
        <TextField source="opensAt" label={translate('jobPosts.form.opens')} hint={zone()} type="datetime-local" />
        <TextField source="closesAt" label={translate('jobPosts.form.closes')} hint={zone()} type="datetime-local" />
      </Group>
    </div>
    <LongText />
  </>
);
