/** Stands here until its squad has built it. */
export default function HealthPlansPage() {
  return <h1>health-plans</h1>;
}
