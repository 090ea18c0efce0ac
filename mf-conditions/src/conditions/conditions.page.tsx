/** Stands here until its squad has built it. */
export default function ConditionsPage() {
  return <h1>conditions</h1>;
}
