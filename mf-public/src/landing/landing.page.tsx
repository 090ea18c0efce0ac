/** Stands here until its squad has built it. */
export default function LandingPage() {
  return <h1>landing</h1>;
}
