import type { Column } from '../grid/grid-context.ts';
import { Excerpt } from '../values/excerpt.tsx';
import { Fact } from '../values/fact.tsx';
import { PhoneLink } from '../values/links/phone-link.tsx';
import { WebLink } from '../values/links/web-link.tsx';
import { orNA, orNoMessage } from '../values/texts.ts';
import type { FormField } from './form-fields.ts';

const valueOf = (record: object, { name }: FormField) => (record as Record<string, unknown>)[name] as string | null;

/** The column of a field in a list. */
export const columnOf = <Row extends object>(field: FormField): Column<Row> => {
  const { name: source, label, type } = field;
  return type === 'lines'
    ? { source, label, sortable: false, render: (record) => <Excerpt text={valueOf(record, field)} /> }
    : { source, label, sortable: false, spare: true, render: (record) => orNA(valueOf(record, field)) };
};

/** A field of an open record, with its label. */
export const FieldFact = ({ field, record }: { field: FormField; record: object }) => {
  const { label, type } = field;
  const value = valueOf(record, field);
  return (
    <Fact label={label} {...(type === 'lines' && { className: 'message' })}>
      {type === 'phone' && <PhoneLink number={value} />}
      {type === 'web-address' && <WebLink text={value} />}
      {(type === 'line' || type === 'email' || type === 'option') && orNA(value)}
      {type === 'lines' && orNoMessage(value)}
    </Fact>
  );
};
