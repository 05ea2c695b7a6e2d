DROP INDEX "posts_of_product";--> statement-breakpoint
CREATE INDEX "posts_of_product" ON "posts" USING btree ("document_id","is_pinned" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "posts"."parent_id" IS NULL AND "posts"."hidden_at" IS NULL;--> statement-breakpoint
UPDATE "posts" SET "text" = '' WHERE "deleted_at" IS NOT NULL AND NOT "is_by_shop";
