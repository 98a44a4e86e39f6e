export const Loading = () => <p className="loading soft">Loading…</p>;
