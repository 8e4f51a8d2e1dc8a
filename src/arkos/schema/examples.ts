/** A schema to start from. */
export interface ExampleSchema {
  /** Its name in a URL. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const datasource = `datasource db {
  provider = "postgresql"
  url      = env("DATABASE_URL")
}
`;

const bookshop = `datasource db {
  provider = "sqlite"
  url      = env("DATABASE_URL")
}

model Author {
  id      String  @id @default(uuid())
  name    String  @unique
  country String?
  bio     String?
  books   Book[]

  createdAt DateTime @default(now())
  updatedAt DateTime @updatedAt
}

model Book {
  id          String    @id @default(uuid())
  title       String
  isbn        String    @unique
  summary     String?
  price       Float
  pages       Int?
  isPublished Boolean   @default(false)
  publishedAt DateTime?

  coverUrl   String?
  sampleUrl  String?
  trailerUrl String?

  authorId     String
  author       Author        @relation(fields: [authorId], references: [id])
  reviews      Review[]
  readingLists ReadingList[]
  orders       Order[]

  createdAt DateTime @default(now())
  updatedAt DateTime @updatedAt
}

enum OrderStatus {
  placed
  shipped
  cancelled
}

model Order {
  id       String      @id @default(uuid())
  quantity Int         @default(1)
  amount   Float
  status   OrderStatus @default(placed)

  bookId String
  book   Book   @relation(fields: [bookId], references: [id])
  userId String
  user   User   @relation(fields: [userId], references: [id])

  createdAt DateTime @default(now())
  updatedAt DateTime @updatedAt
}

model ReadingList {
  id    String @id @default(uuid())
  name  String
  books Book[]

  ownerId String
  owner   User   @relation(fields: [ownerId], references: [id])

  createdAt DateTime @default(now())
  updatedAt DateTime @updatedAt
}

model Review {
  id     String @id @default(uuid())
  rating Int
  text   String

  bookId String
  book   Book   @relation(fields: [bookId], references: [id], onDelete: Cascade)
  userId String
  user   User   @relation(fields: [userId], references: [id])

  createdAt DateTime @default(now())
  updatedAt DateTime @updatedAt
}

enum UserRole {
  reader
  editor
  admin
}

model User {
  id    String   @id @default(uuid())
  name  String
  email String   @unique
  role  UserRole @default(reader)

  password             String
  passwordChangedAt    DateTime?
  lastLoginAt          DateTime?
  isSuperUser          Boolean   @default(false)
  isStaff              Boolean   @default(false)
  isActive             Boolean   @default(true)
  deletedSelfAccountAt DateTime?

  reviews      Review[]
  readingLists ReadingList[]
  orders       Order[]

  createdAt DateTime @default(now())
  updatedAt DateTime @updatedAt
}
`;

const blog = `${datasource}
model User {
  id       String @id @default(cuid())
  username String @unique
  password String
  posts    Post[]
}

model Post {
  id          String   @id @default(cuid())
  title       String
  slug        String   @unique
  content     String
  views       Int      @default(0)
  isPublished Boolean  @default(false)
  createdAt   DateTime @default(now())

  authorId String
  author   User      @relation(fields: [authorId], references: [id])
  comments Comment[]
}

model Comment {
  id        String   @id @default(cuid())
  text      String
  createdAt DateTime @default(now())

  postId String
  post   Post   @relation(fields: [postId], references: [id], onDelete: Cascade)
}
`;

const shop = `${datasource}
model Customer {
  id      String   @id @default(uuid())
  email   String   @unique
  name    String?
  address Address?
  orders  Order[]
}

model Address {
  id     String @id @default(uuid())
  street String
  city   String

  customerId String   @unique
  customer   Customer @relation(fields: [customerId], references: [id], onDelete: Cascade)
}

model Category {
  id       String    @id @default(uuid())
  name     String    @unique
  parentId String?
  parent   Category?  @relation("Tree", fields: [parentId], references: [id])
  children Category[] @relation("Tree")
  products Product[]
}

model Product {
  id          String   @id @default(uuid())
  name        String
  price       Decimal
  quantity    Int      @default(0)
  tags        String[]
  attributes  Json?
  categoryId  String
  category    Category @relation(fields: [categoryId], references: [id])
  orderLines  OrderLine[]
}

model Order {
  id         String      @id @default(uuid())
  number     Int         @default(autoincrement())
  placedAt   DateTime    @default(now())
  customerId String
  customer   Customer    @relation(fields: [customerId], references: [id])
  lines      OrderLine[]
}

model OrderLine {
  id        String  @id @default(uuid())
  quantity  Int     @default(1)
  orderId   String
  order     Order   @relation(fields: [orderId], references: [id], onDelete: Cascade)
  productId String
  product   Product @relation(fields: [productId], references: [id])
}
`;

const manyToMany = `${datasource}
model Student {
  id      String   @id @default(uuid())
  name    String
  courses Course[]
  clubs   ClubMembership[]
}

model Course {
  id       String    @id @default(uuid())
  title    String    @unique
  credits  Int
  students Student[]
}

model Club {
  id      String @id @default(uuid())
  name    String @unique
  members ClubMembership[]
}

/// A table of its own, because it says since when.
model ClubMembership {
  id    String   @id @default(uuid())
  since DateTime @default(now())

  studentId String
  student   Student @relation(fields: [studentId], references: [id])
  clubId    String
  club      Club    @relation(fields: [clubId], references: [id])

  @@unique([studentId, clubId])
}
`;

const composite = `${datasource}
generator client {
  provider        = "prisma-client-js"
  previewFeatures = ["views"]
}

enum Currency {
  EUR
  MZN
  USD
}

enum Level {
  basic
  full

  @@map("levels")
}

model Country {
  code     String   @id
  name     String   @unique
  currency Currency
  rates    ExchangeRate[]
}

model ExchangeRate {
  countryCode String
  date        DateTime
  rate        Decimal
  country     Country @relation(fields: [countryCode], references: [code])

  @@id([countryCode, date])
}

model Ticket {
  id        Int      @id @default(autoincrement())
  subject   String
  level     Level    @default(basic)
  levels    Level[]
  location  Unsupported("point")?
  createdAt DateTime @default(now())
}

view TicketReport {
  id    Int    @unique
  total Int
}
`;

/** The schemas to choose from; the first is the one the pages use. */
export const exampleSchemas: readonly ExampleSchema[] = [
  {id: 'bookshop', title: 'Bookshop', text: bookshop},
  {id: 'blog', title: 'Blog', text: blog},
  {id: 'shop', title: 'Shop', text: shop},
  {id: 'many-to-many', title: 'Many-to-many', text: manyToMany},
  {id: 'composite', title: 'Composite ids and enums', text: composite},
];
