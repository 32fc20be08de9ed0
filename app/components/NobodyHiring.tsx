import { EmptyState } from "./EmptyState";

export const NobodyHiring = () => (
  <EmptyState title="No open jobs">
    <p>Nobody is hiring here today. New jobs appear at the top of this page.</p>
  </EmptyState>
);
