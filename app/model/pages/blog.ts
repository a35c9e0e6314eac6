import { z } from "zod";
import { group, paragraph, wording } from "#app/model/fields/described.ts";
import { pageHeadFields } from "#app/model/pages/page-fields.ts";

/** The blog: its list and the words around a post. */
export const blogSchema = z.strictObject({
  ...pageHeadFields,
  read: wording("The link to a post; {title} is its headline", "Read “{title}”").meta({
    label: "Link to a post",
    placeholders: ["title"],
  }),
  newer: wording("The link to newer posts", "Newer posts").meta({ label: "Link to newer posts" }),
  older: wording("The link to older posts", "Older posts").meta({ label: "Link to older posts" }),
  pageTitle: wording("The title of a further page; {page} is its number", "Blog, page {page}").meta(
    { placeholders: ["page"] },
  ),
  pages: wording(
    "The name of the links between pages of the list, for screen readers",
    "Pages of the blog",
  ).meta({ label: "Name of the links between pages" }),
  position: wording(
    "Which page this is; {page} and {pages} are numbers",
    "Page {page} of {pages}",
  ).meta({ label: "Which page this is", placeholders: ["page", "pages"] }),
  categories: group("The lists of one category", {
    name: wording(
      "The name of the links to categories, for screen readers",
      "Categories of posts",
    ).meta({ label: "Name of the links" }),
    all: wording("The link to the posts of all categories", "All").meta({
      label: "Link to all posts",
    }),
    title: wording(
      "The title and the heading of the posts of one category; {category} is its name",
      "{category} posts",
    ).meta({ placeholders: ["category"] }),
    pageTitle: wording(
      "The title of a further page of a category; {category} is its name, {page} a number",
      "{category} posts, page {page}",
    ).meta({ placeholders: ["category", "page"] }),
    description: paragraph(
      "The posts of a category in one or two sentences, for search results; {category} is its name",
      "What we write about in the category {category}.",
    ).meta({ placeholders: ["category"] }),
  }),
  noPosts: wording("Shown while there is no post", "The first post is being written."),
  back: wording("The link back to the list", "All posts").meta({ label: "Link back to the list" }),
  byline: wording("Who wrote a post; {author} is the name", "By {author}").meta({
    placeholders: ["author"],
  }),
  updated: wording("Shown on a changed post; {date} is the day", "Updated on {date}").meta({
    placeholders: ["date"],
  }),
  otherPosts: wording("The name of the links to other posts, for screen readers", "Other posts"),
  previous: wording("Shown before the older post's headline", "Earlier").meta({
    label: "Before the older post",
  }),
  share: group("The ways to share a post", {
    heading: wording("Shown above the ways to share a post", "Share this post"),
    text: wording("What is sent; {title} and {address} are filled in", "{title} {address}").meta({
      label: "What is sent",
      placeholders: ["title", "address"],
    }),
    whatsapp: wording("The button that shares by WhatsApp", "WhatsApp"),
    sms: wording("The button that shares by text message", "SMS"),
    email: wording("The button that shares by e-mail", "Email"),
    other: wording("The button that opens the phone's own ways to share", "More ways").meta({
      label: "Button for other ways",
    }),
  }),
  next: wording("Shown before the newer post's headline", "Later").meta({
    label: "Before the newer post",
  }),
});
