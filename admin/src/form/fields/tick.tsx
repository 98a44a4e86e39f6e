type Props = {
  label: string;
  ticked: boolean;
  change: (ticked: boolean) => void;
};

export const Tick = ({ label, ticked, change }: Props) => (
  <label className="tick">
    <input type="checkbox" checked={ticked} onChange={(event) => change(event.target.checked)} /> {label}
  </label>
);
