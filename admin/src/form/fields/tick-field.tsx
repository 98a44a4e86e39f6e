import { useInput } from 'react-admin';
import { Tick } from './tick.tsx';

export const TickField = ({ source, label }: { source: string; label: string }) => {
  const { field } = useInput({ source });
  return <Tick label={label} ticked={field.value} change={field.onChange} />;
};
