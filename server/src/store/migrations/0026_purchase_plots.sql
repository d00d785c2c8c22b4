-- Ids of the plots from which a purchase is; empty when it may be from any plot of its supplier. No foreign key: the
-- name of a deleted plot stays, so that the purchase shows a gap, and counts again when the plot is restored.
ALTER TABLE purchase ADD COLUMN plot_ids text[] NOT NULL DEFAULT '{}';
