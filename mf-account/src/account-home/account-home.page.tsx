/** Stands here until its squad has built it. */
export default function AccountHomePage() {
  return <h1>account-home</h1>;
}
