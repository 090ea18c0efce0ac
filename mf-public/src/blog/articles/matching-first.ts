/** The articles with the words of a search in their texts first; the others follow in their order (R4.63). */
export function matchingFirst<Article extends object>(articles: readonly Article[], term: string): Article[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (article: Article) => {
    const text = Object.values(article).join(' ').toLowerCase();
    return words.length > 0 && words.every((word) => text.includes(word));
  };
  return [...articles.filter(matches), ...articles.filter((article) => !matches(article))];
}
