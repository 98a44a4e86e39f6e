import { limits } from '@frontdoor/contract';
import { SelectField } from '../form/fields/select-field.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { zoneText } from '../values/times/zone.ts';
import { employmentTypes, states, workplaces } from './post-choices.ts';
import { SalaryFields } from './salary-fields.tsx';

const zone = () => `The company’s time: ${zoneText()}.`;

export const PostFields = () => (
  <>
    <TextField source="title" label="Title" required maxLength={limits.SaveJobPostRequest.title} />
    <TextField
      source="para"
      label="Description"
      hint="The short text on the card."
      required
      lines={3}
      maxLength={limits.SaveJobPostRequest.para}
    />
    <TextField source="location" label="Location" required maxLength={limits.SaveJobPostRequest.location} />
    <TextField
      source="image"
      label="Image address (optional)"
      hint="https://… or a path of this site like /images/team.webp"
      maxLength={limits.SaveJobPostRequest.image}
    />
    <SelectField
      source="state"
      label="State"
      hint="Published means: open between its two times, if it has any."
      options={states}
    />
    <div className="pair">
      <SelectField source="employmentType" label="Employment" options={employmentTypes} />
      <SelectField source="workplace" label="Workplace" options={workplaces} />
    </div>
    <SalaryFields />
    <TextField source="opensAt" label="Opens (optional)" hint={zone()} type="datetime-local" />
    <TextField source="closesAt" label="Closes (optional)" hint={zone()} type="datetime-local" />
    <TextField
      source="description"
      label="Long text (optional)"
      hint="Markdown: # headings, - lists, **bold**, [links](https://…)."
      lines={7}
      maxLength={limits.SaveJobPostRequest.description}
    />
  </>
);
