import ts from 'typescript';

const { TypeFlags } = ts;
const text = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
const unknown = TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter;
const literal = TypeFlags.StringLiteral | TypeFlags.NumberLiteral;

/** Whether an expression of this type may render text, whether always the same, and whether as a list. */
export function textOfType(type, checker) {
  const seen = new Set();
  const mayBeText = (part) => {
    // Types of nested lists contain themselves.
    if (seen.has(part)) return false;
    seen.add(part);
    if (part.isUnion()) return part.types.some(mayBeText);
    if (part.flags & (text | unknown)) return part.value !== '';
    if (!checker.isArrayLikeType(part)) return isNodes(part);
    return mayBeText(checker.getIndexTypeOfType(part, ts.IndexKind.Number));
  };
  const isText = mayBeText(type);
  return {
    mayBeText: isText,
    isConstant: (type.flags & literal) !== 0 && isText,
    isList: isText && checker.isArrayLikeType(type),
  };
}

/** The iterables among the members of ReactNode. */
function isNodes(type) {
  return type.symbol?.name === 'Iterable';
}
