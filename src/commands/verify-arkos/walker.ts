import ts from 'typescript';
import {type CheckResult, nothing} from './report';

const printing =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrayAsGenericType;

/**
 * Walks two types side by side. Assignability alone would let `any` pass for everything, so it
 * decides only where the walk finds nothing to look into.
 */
export class TypeWalker {
  private readonly seen = new Map<ts.Type, Set<ts.Type>>();
  /**
   * Signatures with type parameters around the types at hand. Two declarations of a type parameter
   * are never assignable to each other, so there the walk and the printed types decide.
   */
  private typeParametersInScope = 0;

  public constructor(
    private readonly checker: ts.TypeChecker,
    /** Folder with both sides; what is declared elsewhere is a package's. */
    private readonly workspace: string,
    /** Where we declare a symbol, or else the fallback. */
    private readonly locationOf: (symbol: ts.Symbol, fallback: string) => string,
    /** What differs between the types that were compared. */
    private readonly result: CheckResult,
  ) {}

  /**
   * Compares two types; every difference is reported where it is, as deep as possible.
   *
   * @param ours - Our type.
   * @param theirs - The type of the package.
   * @param path - How to get to it, for the report.
   * @param location - Where ours is declared.
   */
  public compare(ours: ts.Type, theirs: ts.Type, path: string, location: string): void {
    if (ours === theirs) return;
    const others = this.seen.get(ours) ?? new Set();
    if (others.has(theirs)) return;
    this.seen.set(ours, others.add(theirs));
    const before = this.result.differences.length;
    const same = this.walkParts(ours, theirs, path, location);
    if (this.result.differences.length > before) return;
    if (same && this.typeParametersInScope > 0 && this.print(ours) === this.print(theirs)) return;
    if (!same || !this.mutuallyAssignable(ours, theirs))
      this.result.add(location, `${path}: ${this.print(ours)}`, this.print(theirs));
  }

  /** Looks into two types; false when they are different kinds of types. */
  private walkParts(ours: ts.Type, theirs: ts.Type, path: string, location: string): boolean {
    const simple =
      ts.TypeFlags.Any |
      ts.TypeFlags.Unknown |
      ts.TypeFlags.Never |
      ts.TypeFlags.Void |
      ts.TypeFlags.Undefined |
      ts.TypeFlags.Null |
      ts.TypeFlags.String |
      ts.TypeFlags.Number |
      ts.TypeFlags.Boolean |
      ts.TypeFlags.Literal |
      ts.TypeFlags.UniqueESSymbol |
      ts.TypeFlags.TemplateLiteral;
    if ((ours.flags | theirs.flags) & simple) return this.print(ours) === this.print(theirs);
    if ((ours.flags | theirs.flags) & ts.TypeFlags.UnionOrIntersection)
      return this.walkMembersOfUnion(ours, theirs, path, location);

    if (!(ours.flags & theirs.flags & ts.TypeFlags.Object))
      return this.print(ours) === this.print(theirs);

    if (ours.symbol && ours.symbol === theirs.symbol && isReference(ours) && isReference(theirs)) {
      const left = this.checker.getTypeArguments(ours);
      const right = this.checker.getTypeArguments(theirs);
      if (left.length !== right.length) return false;
      left.forEach((argument, i) => {
        const other = right[i];
        if (other) this.compare(argument, other, `${path}<${i}>`, location);
      });
      return true;
    }
    if (this.isForeign(ours) || this.isForeign(theirs)) {
      // A type of a package and another one: their members say nothing about ours.
      if (ours.symbol !== theirs.symbol) return false;
    }
    this.walkProperties(ours, theirs, path, location);
    this.walkIndexes(ours, theirs, path, location);
    return (
      this.walkSignatures(ts.SignatureKind.Call, ours, theirs, path, location) &&
      this.walkSignatures(ts.SignatureKind.Construct, ours, theirs, path, location)
    );
  }

  private isForeign({symbol}: ts.Type): boolean {
    const declarations = symbol?.declarations ?? [];
    return (
      declarations.length > 0 &&
      declarations.every((node) => !node.getSourceFile().fileName.startsWith(this.workspace))
    );
  }

  private walkMembersOfUnion(
    ours: ts.Type,
    theirs: ts.Type,
    path: string,
    location: string,
  ): boolean {
    if (!ours.isUnionOrIntersection() || !theirs.isUnionOrIntersection()) return false;
    if (ours.isUnion() !== theirs.isUnion() || ours.types.length !== theirs.types.length)
      return false;

    const sorted = (types: readonly ts.Type[]): {text: string; type: ts.Type}[] =>
      types
        .map((type) => ({text: this.print(type), type}))
        .sort((a, b) => (a.text < b.text ? -1 : 1));
    const right = sorted(theirs.types);
    const objects = sorted(ours.types).filter(({text, type}, i) => {
      const other = right[i];
      if (!other) return false;
      if (text !== other.text && !(type.flags & ts.TypeFlags.Object)) return false;
      this.compare(type, other.type, path, location);
      return true;
    });
    return objects.length === right.length;
  }

  private walkProperties(ours: ts.Type, theirs: ts.Type, path: string, location: string): void {
    const right = new Map(
      this.checker.getPropertiesOfType(theirs).map((symbol) => [symbol.name, symbol]),
    );
    for (const property of this.checker.getPropertiesOfType(ours)) {
      const at = `${path}.${property.name}`;
      const other = right.get(property.name);
      right.delete(property.name);
      const where = this.locationOf(property, location);
      if (!other) {
        this.result.add(where, at, nothing);
        continue;
      }
      const marks = {ours: marksOf(property), theirs: marksOf(other)};
      if (marks.ours !== marks.theirs)
        this.result.add(where, `${at} is ${marks.ours}`, marks.theirs);
      const left = this.checker.getTypeOfSymbol(property);
      const opposite = this.checker.getTypeOfSymbol(other);
      const inherited = property.declarations?.[0] === other.declarations?.[0];
      if (inherited && this.print(left) === this.print(opposite)) continue;
      this.compare(left, opposite, at, where);
    }
    for (const name of right.keys()) this.result.add(location, nothing, `${path}.${name}`);
  }

  private walkIndexes(ours: ts.Type, theirs: ts.Type, path: string, location: string): void {
    const left = this.checker.getIndexInfosOfType(ours);
    const right = this.checker.getIndexInfosOfType(theirs);
    const keys = (infos: readonly ts.IndexInfo[]): string =>
      infos
        .map(({keyType, isReadonly}) => `${isReadonly ? 'readonly ' : ''}[${this.print(keyType)}]`)
        .join();
    if (keys(left) !== keys(right)) {
      this.result.add(
        location,
        `${path}${keys(left) || ' without an index'}`,
        keys(right) || 'without an index',
      );
      return;
    }
    left.forEach((info, i) => {
      const other = right[i];
      if (other)
        this.compare(info.type, other.type, `${path}[${this.print(info.keyType)}]`, location);
    });
  }

  private walkSignatures(
    kind: ts.SignatureKind,
    ours: ts.Type,
    theirs: ts.Type,
    path: string,
    location: string,
  ): boolean {
    const left = this.checker.getSignaturesOfType(ours, kind);
    const right = this.checker.getSignaturesOfType(theirs, kind);
    if (left.length !== right.length) return false;
    left.forEach((signature, i) => {
      const other = right[i];
      if (!other) return;
      const at = kind === ts.SignatureKind.Construct ? `new ${path}` : path;
      const heads = {ours: this.head(signature), theirs: this.head(other)};
      if (heads.ours !== heads.theirs) {
        this.result.add(location, `${at}${heads.ours}`, heads.theirs);
        return;
      }
      const generic = (signature.typeParameters?.length ?? 0) > 0 ? 1 : 0;
      this.typeParametersInScope += generic;
      signature.parameters.forEach((parameter, n) => {
        const opposite = other.parameters[n];
        if (!opposite) return;
        this.compare(
          this.checker.getTypeOfSymbol(parameter),
          this.checker.getTypeOfSymbol(opposite),
          `${at}(${parameter.name})`,
          location,
        );
      });
      this.compare(signature.getReturnType(), other.getReturnType(), `${at}()`, location);
      this.typeParametersInScope -= generic;
    });
    return true;
  }

  /** Type parameters with constraints and defaults, and which parameters may be left out. */
  private head(signature: ts.Signature): string {
    const generics = (signature.typeParameters ?? []).map((parameter) => {
      const constraint = parameter.getConstraint();
      const standard = parameter.getDefault();
      return `${this.print(parameter)}${constraint ? ` extends ${this.print(constraint)}` : ''}${standard ? ` = ${this.print(standard)}` : ''}`;
    });
    const parameters = signature.parameters.map(({valueDeclaration}, i) => {
      if (!valueDeclaration || !ts.isParameter(valueDeclaration)) return `#${i}`;
      if (valueDeclaration.dotDotDotToken) return `...#${i}`;
      return `#${i}${(valueDeclaration.questionToken ?? valueDeclaration.initializer) ? '?' : ''}`;
    });
    return `${generics.length > 0 ? `<${generics.join(', ')}>` : ''}(${parameters.join(', ')})`;
  }

  private mutuallyAssignable(ours: ts.Type, theirs: ts.Type): boolean {
    return (
      this.checker.isTypeAssignableTo(ours, theirs) && this.checker.isTypeAssignableTo(theirs, ours)
    );
  }

  private print(type: ts.Type): string {
    // The names of the namespaces in the check file are no part of a type.
    return this.checker.typeToString(type, undefined, printing).replace(/\b[OT]\d+\./g, '');
  }
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0
  );
}

function marksOf(symbol: ts.Symbol): string {
  const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const declaration = symbol.declarations?.[0];
  const readonly =
    declaration !== undefined &&
    (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Readonly) !== 0;
  return `${readonly ? 'readonly' : 'writable'} and ${optional ? 'optional' : 'required'}`;
}
