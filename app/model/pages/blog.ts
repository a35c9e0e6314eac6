import { z } from "zod";
import { swahiliFields } from "#app/model/fields/in-swahili.ts";
import { text } from "#app/model/fields/text.ts";
import { pageHeadFields } from "#app/model/pages/page-head-fields.ts";

const fields = z.strictObject({
  ...pageHeadFields,
  read: text("words", "The link to a post; {title} is its headline", "Read “{title}”"),
  newer: text("words", "The link to newer posts", "Newer posts"),
  older: text("words", "The link to older posts", "Older posts"),
  pageTitle: text(
    "words",
    "The title of a further page; {page} is its number",
    "Blog, page {page}",
  ),
  pages: text("words", "The name of the links between pages of the list", "Pages of the blog"),
  position: text(
    "words",
    "Which page this is; {page} and {pages} are numbers",
    "Page {page} of {pages}",
  ),
  categories: z.strictObject({
    name: text("words", "The name of the links to categories", "Categories of posts"),
    all: text("words", "The link to the posts of all categories", "All"),
    title: text(
      "words",
      "The title and the heading of the posts of one category; {category} is its name",
      "{category} posts",
    ),
    pageTitle: text(
      "words",
      "The title of a further page of a category; {category} is its name, {page} a number",
      "{category} posts, page {page}",
    ),
    description: text(
      "words",
      "The posts of a category in one or two sentences, for search results; {category} is its name",
      "What we write about in the category {category}.",
    ),
  }),
  noPosts: text("words", "Said where there is no post yet", "The first post is being written."),
  back: text("words", "The link back to the list", "All posts"),
  byline: text("words", "Who wrote a post; {author} is the name", "By {author}"),
  updated: text("words", "Said of a changed post; {date} is the day", "Updated on {date}"),
  otherPosts: text("words", "The name of the links to other posts", "Other posts"),
  previous: text("words", "Before the older post's headline", "Earlier"),
  share: z.strictObject({
    heading: text("words", "Above the ways to share a post", "Share this post"),
    text: text("words", "What is sent; {title} and {address} are filled in", "{title} {address}"),
    whatsapp: text("words", "Shares by WhatsApp", "WhatsApp"),
    sms: text("words", "Shares by text message", "SMS"),
    email: text("words", "Shares by mail", "Email"),
    other: text("words", "Opens the phone's own list of ways", "More ways"),
  }),
  next: text("words", "Before the newer post's headline", "Later"),
});

const aroundPost = fields.pick({
  back: true,
  byline: true,
  updated: true,
  otherPosts: true,
  share: true,
});

/** The blog: its list and the words around a post, of which those around one in Swahili are told twice. */
export const blogSchema = fields.extend({ swahili: swahiliFields(aroundPost).unwrap() });
